import axe from 'axe-core';

/** Every element of the page that breaks a rule of axe, except rules about layout and about the whole page. */
export async function findViolations(): Promise<string[]> {
  const rules = Object.fromEntries(
    [
      'color-contrast',
      'target-size',
      'region',
      'page-has-heading-one',
      'landmark-one-main',
      'document-title',
      'html-has-lang',
    ].map((rule) => [rule, { enabled: false }]),
  );
  const { violations } = await axe.run(document, { rules, preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
