<?php

// Receives the billing service's webhooks: `php -S 127.0.0.1:3000 src/webhook.php`. The folder that
// STATUSES names has a file for each subscription, which holds the status of its payment.

declare(strict_types=1);

const MOST_SECONDS = 5 * 60;

/** Whether a webhook was signed with the secret, `whsec_` and base64, and is recent. */
function isGenuine(string $secret, string $body): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (abs(time() - (int) $timestamp) > MOST_SECONDS) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
        if (hash_equals($own, $given)) {
            return true;
        }
    }
    return false;
}

$body = file_get_contents('php://input');
if (!isGenuine(getenv('WEBHOOK_SECRET'), $body)) {
    http_response_code(401);
    return;
}
['subscription_id' => $id, 'status' => $status] = json_decode($body, true)['data'];
file_put_contents(getenv('STATUSES') . '/' . basename($id), $status);
http_response_code(204);
