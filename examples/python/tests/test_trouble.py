from tests.sabia import mock
from tests.shop import ShopTest


class Trouble(ShopTest):
    def fault(self, operation, then, times=1):
        rule = {"operation": operation, "when": {"next": times}, "then": then}
        mock.control("POST", "faults", rule)

    def test_the_token_is_renewed_when_it_has_expired(self):
        mock.control("PUT", "clock", {"advance": "20h"})
        self.billing.get("/api/customers")
        self.assertEqual(len(mock.requests("createToken")), 2)

    def test_a_limit_is_waited_out_as_long_as_the_site_asks(self):
        self.fault("listCustomers", {"rateLimit": {"retryAfter": 7}})
        self.billing.get("/api/customers")
        self.assertEqual(self.pauses, [7])

    def test_a_read_is_sent_again_after_503(self):
        self.fault("listCustomers", {"status": 503}, times=2)
        self.billing.get("/api/customers")
        statuses = [request["status"] for request in mock.requests("listCustomers")]
        self.assertEqual(statuses, [503, 503, 200])

    def test_one_subscription_is_made_when_the_answer_was_dropped_after_the_write(self):
        self.fault("createSubscription", {"failAfterWrite": "drop"})
        self.billing.subscribe(self.customer_id, 1)
        self.assertEqual(len(mock.requests("createSubscription")), 1)
        self.assertEqual(len(self.billing.get("/api/subscriptions")), 1)

    def test_one_subscription_is_made_when_the_connection_was_dropped_before(self):
        self.fault("createSubscription", {"drop": True})
        self.billing.subscribe(self.customer_id, 1)
        self.assertEqual(len(mock.requests("createSubscription")), 2)
        self.assertEqual(len(self.billing.get("/api/subscriptions")), 1)
