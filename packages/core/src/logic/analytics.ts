/** What the page's analytics know about the visitor and the page: specification 2 section 3, 'Analytics'. */
export interface AnalyticsFacts {
  readonly hutk?: string;
  readonly __hstc?: string;
  readonly __hssc?: string;
  readonly __hsfp?: string;
  readonly canonicalUrl?: string;
  readonly contentType?: string;
  readonly pageId?: string;
  readonly path?: string;
  readonly referrerPath?: string;
}
