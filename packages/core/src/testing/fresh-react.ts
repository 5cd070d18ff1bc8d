// Test files share @testing-library/react, which sets itself up only in the first file that imports it.
import { cleanup } from '@testing-library/react/pure';
import { afterAll, afterEach, beforeAll } from 'vitest';

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeAll(() => {
  page.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(cleanup);
afterAll(() => {
  delete page.IS_REACT_ACT_ENVIRONMENT;
});
