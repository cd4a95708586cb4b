/** The settings of the screen. */
export const up = `
  CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
