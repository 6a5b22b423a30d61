<?php

declare(strict_types=1);

/** What each test begins with. */
final class Shop
{
    public readonly Billing $billing;
    public readonly int $customerId;
    /** How long the shop waited before it asked again, in seconds. */
    public array $pauses = [];

    public function __construct(public readonly Mock $mock, public readonly Receiver $receiver)
    {
        $mock->control('POST', 'reset');
        $receiver->forget();
        $pause = function (int $seconds): void {
            $this->pauses[] = $seconds;
        };
        $this->billing = new Billing($mock->url, 'demo-client', 'demo-secret', 'demo', $pause);
        $person = ['email' => 'ana@example.com', 'first_name' => 'Ana', 'last_name' => 'Souza'];
        $this->customerId = $this->billing->call('POST', '/api/customers', $person)['id'];
    }

    /** Leads to the QR code; gives the ids of the subscription and of the payment profile. */
    public function enrol(): array
    {
        $subscriptionId = $this->billing->subscribe($this->customerId, 1)['id'];
        return [$subscriptionId, $this->billing->enrol($this->customerId, $subscriptionId)['id']];
    }

    /** Has the next call of an operation fail. */
    public function fail(string $operation, array $then): void
    {
        $rule = ['operation' => $operation, 'when' => ['next' => 1], 'then' => $then];
        $this->mock->control('POST', 'faults', $rule);
    }
}
