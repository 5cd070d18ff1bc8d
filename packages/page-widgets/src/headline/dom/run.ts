import type { WidgetContext } from '@mountkit/core';
import type { HeadlineEvents } from '../events';
import type { HeadlineOptions } from '../settings';
import type { Pace } from './pace';

/** What a headline is started with. */
export type HeadlineContext = WidgetContext<HeadlineOptions, HeadlineEvents>;

/** What a headline does once it is in the window; resolves when it rests for good. */
export type Run = (pace: Pace) => Promise<void>;
