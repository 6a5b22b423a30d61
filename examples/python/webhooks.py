"""Receives the billing service's webhooks."""

import base64
import hashlib
import hmac
import json
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MOST_SECONDS = 5 * 60


def is_genuine(secret, headers, body):
    """Whether a webhook was signed with the secret, `whsec_` and base64, and is recent."""
    identifier, timestamp = headers.get("webhook-id"), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > MOST_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{identifier}.{timestamp}.".encode() + body
    own = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(own.encode(), one.encode()) for one in given)


class Receiver:
    """Keeps the status of each subscription's payment, as the webhooks tell it."""

    def __init__(self, secret):
        self.statuses = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                genuine = is_genuine(secret, self.headers, body)
                if genuine:
                    data = json.loads(body)["data"]
                    receiver.statuses[data["subscription_id"]] = data["status"]
                self.send_response(204 if genuine else 401)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
