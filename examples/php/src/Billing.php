<?php

declare(strict_types=1);

/** The service refused a call; the message begins with the code where there is one, such as SB344. */
final class Refused extends RuntimeException
{
}

/** No answer came, or one of a failure inside: nobody knows whether a write was done. */
final class NoAnswer extends RuntimeException
{
}

/** Calls the billing service: gets tokens, renews them, and waits where it is asked to. */
final class Billing
{
    private const SCOPES = 'customers_read customers_write subscriptions_read subscriptions_write '
        . 'payment_profiles_write';
    private const MOST_TRIES = 4;
    private ?string $token = null;

    /** @param Closure(int): void $pause waits so many seconds */
    public function __construct(
        private string $baseUrl,
        private string $clientId,
        private string $clientSecret,
        private string $site,
        private Closure $pause,
    ) {
    }

    /** Subscribes a customer, once: also when the answer is lost on its way. */
    public function subscribe(int $customerId, int $productId): array
    {
        $subscription = [
            'interval' => 1,
            'interval_unit' => 'month',
            'customer_id' => $customerId,
            'subscription_items' => [['product_id' => $productId, 'quantity' => 1]],
        ];
        for ($tries = 1;; $tries++) {
            foreach ($this->call('GET', '/api/subscriptions') as $known) {
                $products = array_column(array_column($known['items'], 'product'), 'id');
                if ($known['customer']['id'] === $customerId && in_array($productId, $products, true)) {
                    return $known;
                }
            }
            try {
                return $this->call('POST', '/api/subscriptions', ['subscription' => $subscription]);
            } catch (NoAnswer $lost) {
                if ($tries === self::MOST_TRIES) {
                    throw $lost;
                }
            }
        }
    }

    /** Asks for a Pix recurrence; its QR code is for the customer to scan. */
    public function enrol(int $customerId, string $subscriptionId): array
    {
        $body = ['payment_method_type' => 'pix', 'subscription_id' => $subscriptionId];
        return $this->call('POST', "/api/customers/$customerId/payment_profiles", $body);
    }

    public function call(string $method, string $path, ?array $body = null): array
    {
        for ($tries = 1;; $tries++) {
            $isLast = $tries === self::MOST_TRIES;
            $this->token ??= $this->askToken();
            [$status, $answer, $headers] = self::send($method, $this->baseUrl . $path, [
                "Authorization: Bearer {$this->token}",
                'Content-Type: application/json',
            ], $body === null ? '' : json_encode($body));
            if ($status === 0 || $status >= 500) {
                if ($method !== 'GET' || $isLast) {
                    throw new NoAnswer("$method $path: status $status");
                }
                ($this->pause)(1);
            } elseif ($status === 429 && !$isLast) {
                ($this->pause)((int) ($headers['retry-after'] ?? 1));
            } elseif ($status === 401 && $tries === 1) {
                $this->token = null;
            } elseif ($status >= 400) {
                throw new Refused($answer['errors'], $status);
            } else {
                return $answer['data'];
            }
        }
    }

    private function askToken(): string
    {
        $form = http_build_query([
            'grant_type' => 'client_credentials',
            'client_id' => $this->clientId,
            'client_secret' => $this->clientSecret,
            'site' => $this->site,
            'scope' => self::SCOPES,
        ]);
        $headers = ['Content-Type: application/x-www-form-urlencoded'];
        [$status, $answer] = self::send('POST', "{$this->baseUrl}/oauth/token", $headers, $form);
        return $answer['access_token'] ?? throw new Refused("the token call answered $status");
    }

    /** Gives status, decoded body and headers; the status is 0 where no answer came. */
    private static function send(string $method, string $url, array $headers, string $body): array
    {
        $http = ['method' => $method, 'header' => $headers, 'content' => $body];
        $context = stream_context_create(['http' => $http + ['ignore_errors' => true]]);
        $text = @file_get_contents($url, false, $context);
        $lines = $http_response_header ?? [];
        if ($text === false || $lines === []) {
            return [0, null, []];
        }
        $named = [];
        foreach (array_slice($lines, 1) as $line) {
            [$name, $value] = explode(': ', $line, 2) + [1 => ''];
            $named[strtolower($name)] = $value;
        }
        return [(int) explode(' ', $lines[0])[1], json_decode($text, true), $named];
    }
}
