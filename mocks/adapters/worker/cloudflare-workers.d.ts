declare module 'cloudflare:workers' {
  type ObjectState = import('./platform.ts').ObjectState

  /** What an object extends whose methods others call. */
  export class DurableObject<Env = unknown> {
    protected readonly ctx: ObjectState
    protected readonly env: Env
    constructor(ctx: ObjectState, env: Env)
  }
}
