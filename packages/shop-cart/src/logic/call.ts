/** How one of the shop's calls is made: specification 1 section 7. */
export interface CallOptions {
  /** The fields to send, form encoded. */
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds. Default 30000. */
  readonly timeout?: number;
  /** Sends the request even if the visitor leaves the page. */
  readonly keepalive?: boolean;
}
