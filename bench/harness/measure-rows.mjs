import { drawAims } from './aims.mjs';
import { drawTables } from './draw-tables.mjs';
import { runRow } from './run-row.mjs';
import { describeMachine, writeResults } from './write-results.mjs';

/** Measures the rows; prints the tables of each as soon as they are there, and the aims at the end. */
export async function measureRows(rows, { session, runs, minutes }) {
  const machine = describeMachine(session.version);
  console.log(`${Object.values(machine).join(', ')}; ${runs} runs\n`);
  const aims = [];
  for (const row of rows) {
    const cases = await runRow(row, { session, runs, minutes });
    console.log(`${drawTables(row, cases)}\n`);
    const found = row.checkAims(cases, row.baseline);
    aims.push(...found.map((aim) => ({ ...aim, text: `${row.name}, ${aim.text}` })));
    const made = cases[0].results[0].samples.length;
    writeResults(row.name, {
      date: new Date().toISOString(),
      machine,
      runs: made,
      title: row.title,
      cases,
      aims: found,
    });
  }
  if (aims.length > 0) console.log(`Aims\n${drawAims(aims)}`);
}
