<?php

// The tests, by name: each is given a shop with one customer, on a site without other records.

declare(strict_types=1);

return [
    'the payment is active when the payer has accepted' => function (Shop $shop): void {
        [$subscriptionId, $profileId] = $shop->enrol();
        $shop->mock->decide($profileId, 'accept');
        same('active', $shop->receiver->status($subscriptionId));
    },

    'the payment is refused when the payer has refused' => function (Shop $shop): void {
        [$subscriptionId, $profileId] = $shop->enrol();
        $shop->mock->decide($profileId, 'refuse');
        same('refused', $shop->receiver->status($subscriptionId));
    },

    'the payment is expired when nobody scans the code for a day' => function (Shop $shop): void {
        [$subscriptionId] = $shop->enrol();
        $shop->mock->control('PUT', 'clock', ['advance' => '25h']);
        same('expired', $shop->receiver->status($subscriptionId));
    },

    'a webhook with a wrong signature is answered 401' => function (Shop $shop): void {
        [$subscriptionId, $profileId] = $shop->enrol();
        $shop->mock->control('POST', 'webhook_misbehaviours', ['how' => 'wrong_signature']);
        $shop->mock->decide($profileId, 'accept');
        $deliveries = $shop->mock->control('GET', 'webhook_deliveries')['data'];
        same([401, null], [
            $deliveries[0]['attempts'][0]['status'],
            $shop->receiver->status($subscriptionId),
        ]);
    },

    'a second payment profile is refused with SB344' => function (Shop $shop): void {
        [$subscriptionId] = $shop->enrol();
        try {
            $shop->billing->enrol($shop->customerId, $subscriptionId);
            same('a refusal', 'none');
        } catch (Refused $refused) {
            same('SB344', substr($refused->getMessage(), 0, 5));
        }
    },

    'the token is renewed when it has expired' => function (Shop $shop): void {
        $shop->mock->control('PUT', 'clock', ['advance' => '20h']);
        $shop->billing->call('GET', '/api/customers');
        same([200, 200], $shop->mock->statuses('createToken'));
    },

    'a limit is waited out as long as the site asks' => function (Shop $shop): void {
        $shop->fail('listCustomers', ['rateLimit' => ['retryAfter' => 7]]);
        $shop->billing->call('GET', '/api/customers');
        same([7], $shop->pauses);
    },

    'one subscription is made when the answer was dropped after the write' => function (Shop $shop): void {
        $shop->fail('createSubscription', ['failAfterWrite' => 'drop']);
        $shop->billing->subscribe($shop->customerId, 1);
        same(1, count($shop->billing->call('GET', '/api/subscriptions')));
    },

    'one subscription is made when the answer was 503' => function (Shop $shop): void {
        $shop->fail('createSubscription', ['status' => 503]);
        $shop->billing->subscribe($shop->customerId, 1);
        same([503, 201], $shop->mock->statuses('createSubscription'));
    },
];
