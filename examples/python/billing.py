"""Calls the billing service: gets tokens, renews them, and waits where it is asked to."""

import json
import time
import urllib.error
import urllib.parse
import urllib.request

SCOPES = (
    "customers_read customers_write subscriptions_read subscriptions_write payment_profiles_write"
)
MOST_TRIES = 4


class Refused(Exception):
    """The service refused a call; `code` is such as SB344, or None."""

    def __init__(self, status, text):
        super().__init__(text)
        self.status = status
        code, colon, _ = text.partition(":")
        self.code = code if colon and code.isalnum() else None


class NoAnswer(Exception):
    """No answer came, or one of a failure inside: nobody knows whether a write was done."""


class Billing:
    def __init__(self, base_url, client_id, client_secret, site, pause=time.sleep):
        self._base_url = base_url
        self._grant = {
            "grant_type": "client_credentials",
            "client_id": client_id,
            "client_secret": client_secret,
            "site": site,
            "scope": SCOPES,
        }
        self._pause = pause
        self._token = None

    def get(self, path):
        return self._call("GET", path)

    def post(self, path, body):
        return self._call("POST", path, body)

    def subscribe(self, customer_id, product_id):
        """Subscribes a customer, once: also when the answer is lost on its way."""
        subscription = {
            "interval": 1,
            "interval_unit": "month",
            "customer_id": customer_id,
            "subscription_items": [{"product_id": product_id, "quantity": 1}],
        }
        for _ in range(MOST_TRIES):
            for known in self.get("/api/subscriptions"):
                products = [item["product"]["id"] for item in known["items"]]
                if known["customer"]["id"] == customer_id and product_id in products:
                    return known
            try:
                return self.post("/api/subscriptions", {"subscription": subscription})
            except NoAnswer as error:
                lost = error
        raise lost

    def enrol(self, customer_id, subscription_id):
        """Asks for a Pix recurrence; its QR code is for the customer to scan."""
        body = {"payment_method_type": "pix", "subscription_id": subscription_id}
        return self.post(f"/api/customers/{customer_id}/payment_profiles", body)

    def _call(self, method, path, body=None):
        for tries in range(1, MOST_TRIES + 1):
            is_last = tries == MOST_TRIES
            try:
                return self._send(method, path, body)["data"]
            except urllib.error.HTTPError as answer:
                if answer.code == 429 and not is_last:
                    self._pause(int(answer.headers.get("Retry-After", 1)))
                elif answer.code == 401 and tries == 1:
                    self._token = None
                elif answer.code >= 500:
                    self._give_up(method, path, answer, is_last)
                else:
                    raise Refused(answer.code, json.load(answer)["errors"]) from None
            except OSError as error:
                self._give_up(method, path, error, is_last)

    def _give_up(self, method, path, error, is_last):
        """Lets a read be sent again."""
        if method != "GET" or is_last:
            raise NoAnswer(f"{method} {path}: {error}") from error
        self._pause(1)

    def _send(self, method, path, body):
        if self._token is None:
            form = urllib.parse.urlencode(self._grant).encode()
            with urllib.request.urlopen(f"{self._base_url}/oauth/token", form) as answer:
                self._token = json.load(answer)["access_token"]
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        address = f"{self._base_url}{path}"
        request = urllib.request.Request(address, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
