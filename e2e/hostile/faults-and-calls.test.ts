import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { expect, test } from '../harness/test';
import { type Call, FAULTS, type Stage } from './calls';
import { effort } from './effort';
import { FORM_CALLS } from './form-calls';
import { SHOP_CALLS } from './shop-calls';

/** Lets each fault happen to a call in turn. What a page throws is noted by its fixture. */
async function tryEveryFault(call: Call, stage: Stage): Promise<void> {
  const begin = await call.open(stage);
  for (const { name, fault, harms } of FAULTS) {
    const attempt = await begin();
    const isBelieved = call.believes?.includes(name);
    const before = await attempt.kept?.();
    stage.proxy.fault(call.path, fault);
    await attempt.act();
    if (harms && !isBelieved) {
      await attempt.failed();
      expect(await attempt.kept?.(), `kept while ${name}`).toEqual(before);
      stage.proxy.fault(call.path, 'pass');
      await attempt.act();
    }
    await attempt.succeeded();
    if (!isBelieved) expect(await attempt.stored?.(), `stored after ${name}`).toBe(attempt.stored && 1);
    stage.proxy.fault(call.path, 'pass');
  }
}

describe.each(builds.slice(0, effort.buildsForFaults))('whatever happens to a call, with $name', (build) => {
  test.override({ build });

  test.for(FORM_CALLS)(
    'a form goes on after $name',
    { timeout: effort.timeout },
    async (call, { page, pages, proxy }) => tryEveryFault(call, { page, pages, proxy }),
  );
});

describe('whatever happens to a call', () => {
  test.for(SHOP_CALLS)(
    'the page goes on after $name',
    { timeout: effort.timeout },
    async (call, { page, pages, proxy }) => tryEveryFault(call, { page, pages, proxy }),
  );
});
