import base64
import hashlib
import hmac
import time

TOLERANCE = 5 * 60


def is_genuine(secret: str, headers, body: bytes) -> bool:
    """Whether a webhook was signed with the secret, at most five minutes ago."""
    at = headers.get("webhook-timestamp") or ""
    if not (at.isascii() and at.isdigit()) or abs(time.time() - int(at)) > TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers.get('webhook-id')}.{at}.".encode() + body
    digest = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = (headers.get("webhook-signature") or "").encode().split(b" ")
    return any(hmac.compare_digest(one, b"v1," + digest) for one in given)
