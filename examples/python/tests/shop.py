"""What each test begins with: a site without records, and a shop with one customer."""

import threading
import unittest

from billing import Billing
from tests.sabia import mock
from webhooks import Receiver

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


class ShopTest(unittest.TestCase):
    def setUp(self):
        mock.control("POST", "reset")
        self.pauses = []
        self.billing = Billing(
            mock.url, "demo-client", "demo-secret", "demo", pause=self.pauses.append
        )
        person = {"email": "ana@example.com", "first_name": "Ana", "last_name": "Souza"}
        self.customer_id = self.billing.post("/api/customers", person)["id"]

    def listen(self):
        """Receives webhooks until the test ends."""
        receiver = Receiver(SECRET)
        threading.Thread(target=receiver.server.serve_forever, daemon=True).start()
        self.addCleanup(receiver.server.server_close)
        self.addCleanup(receiver.server.shutdown)
        endpoint = {"url": receiver.url, "secret": SECRET}
        made = mock.control("POST", "webhook_endpoints", endpoint)
        self.addCleanup(mock.control, "DELETE", f"webhook_endpoints/{made['id']}")
        return receiver

    def enrol(self):
        """Leads to the QR code; gives the ids of the subscription and of the payment profile."""
        subscription = self.billing.subscribe(self.customer_id, 1)
        return subscription["id"], self.billing.enrol(self.customer_id, subscription["id"])["id"]
