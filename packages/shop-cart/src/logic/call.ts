/** How one of the shop's calls is made: specification 1 section 7. */
export interface CallOptions {
  /** What is sent, form encoded. */
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds. Default 30000. */
  readonly timeout?: number;
  /** Lets the shop hear of it even if the visitor leaves. */
  readonly keepalive?: boolean;
}
