from billing import Refused
from tests.sabia import mock
from tests.shop import ShopTest


class Payer(ShopTest):
    def test_the_payment_is_active_when_the_payer_has_accepted(self):
        receiver = self.listen()
        subscription_id, profile_id = self.enrol()
        mock.decide(profile_id, "accept")
        self.assertEqual(receiver.statuses, {subscription_id: "active"})

    def test_the_payment_is_refused_when_the_payer_has_refused(self):
        receiver = self.listen()
        subscription_id, profile_id = self.enrol()
        mock.decide(profile_id, "refuse")
        self.assertEqual(receiver.statuses, {subscription_id: "refused"})

    def test_the_payment_is_expired_when_nobody_scans_the_code_for_a_day(self):
        receiver = self.listen()
        subscription_id, _ = self.enrol()
        mock.control("PUT", "clock", {"advance": "25h"})
        self.assertEqual(receiver.statuses, {subscription_id: "expired"})

    def test_a_webhook_with_a_wrong_signature_is_refused(self):
        receiver = self.listen()
        _, profile_id = self.enrol()
        mock.control("POST", "webhook_misbehaviours", {"how": "wrong_signature"})
        mock.decide(profile_id, "accept")
        [delivery] = mock.control("GET", "webhook_deliveries")["data"]
        self.assertEqual([delivery["attempts"][0]["status"], receiver.statuses], [401, {}])

    def test_a_second_payment_profile_is_refused_with_sb344(self):
        subscription_id, _ = self.enrol()
        with self.assertRaises(Refused) as refused:
            self.billing.enrol(self.customer_id, subscription_id)
        self.assertEqual(refused.exception.code, "SB344")
