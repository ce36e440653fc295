/** `npm run schemas`: writes the JSON schemas that editors complete and check YAML with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '../site/json-schemas';

const FOLDER = '.vscode/schemas';

mkdirSync(FOLDER, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(schema)}\n`);
