/** `npm run query`: asks the data layer of a running `npm run develop`, and prints the answer as JSON. */
import { askedPort, runCommand } from './commands.mjs';
import { PlainError } from './process.mjs';

await runCommand('query', async ({ flags, words: [query] }) => {
  const address = `http://localhost:${askedPort(flags) ?? 8000}/___graphql`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
    .then((response) => response.json())
    .catch(() => {
      throw new PlainError(
        `No data layer answers at ${address}: start \`npm run develop\`, or name its --port.`,
      );
    });
  const { data, errors } = /** @type {{ data?: unknown, errors?: { message: string }[] }} */ (answer);
  if (errors) throw new PlainError(errors.map(({ message }) => message).join('\n'));
  console.log(JSON.stringify(data, null, 2));
  return 0;
});
