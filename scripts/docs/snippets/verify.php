<?php

const TOLERANCE = 5 * 60;

/** Whether a webhook was signed with the secret, at most five minutes ago. */
function isGenuine(string $secret, array $headers, string $body): bool
{
    $headers = array_change_key_case($headers);
    $id = $headers['webhook-id'] ?? '';
    $at = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($at) || abs(time() - (int) $at) > TOLERANCE) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($own, $given)) {
            return true;
        }
    }
    return false;
}
