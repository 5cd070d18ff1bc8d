/** The programs' folder, or undefined where no Postgres is installed. */
export declare function findPostgres(folder?: string): string | undefined;
/** A Postgres of this test's own, and what ends it and removes its files. */
export declare function startPostgres(): Promise<{ readonly url: string; stop(): void }>;
