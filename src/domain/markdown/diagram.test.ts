import { describe, expect, it } from 'vitest';
import { diagramHeight, diagramName } from './diagram';

describe('diagramName', () => {
  it.each([
    ['flowchart TD\n  accTitle: How it flows\n  A-->B', 'How it flows'],
    ['---\ntitle: A tide\n---\nflowchart TD\n  A-->B', 'A tide'],
    ['flowchart TD\n  A-->B', ''],
  ])('of %j', (code, name) => expect(diagramName(code)).toBe(name));
});

describe('diagramHeight', () => {
  it.each<[string, string, number]>([
    ['a chain downwards', 'flowchart TD\n  A --> B --> C', 264],
    ['a chain sideways', 'flowchart LR\n  A[x y] --> B(z)\n  B -->|yes| C', 86],
    ['branches sideways', 'graph LR\n  A --> B\n  A --> C\n  A -- no --> D', 210],
    ['a way back', 'stateDiagram-v2\n  [*] --> A\n  A --> B : go\n  B --> A', 264],
    ['a direction of its own', 'stateDiagram-v2\n  direction LR\n  A --> B', 86],
    ['a sequence', 'sequenceDiagram\n  A->>B: x\n  B-->>A: y\n  Note over A: z', 314],
    ['something else', 'pie\n  "a": 1', 320],
    ['nothing', '', 320],
    ['comments', 'flowchart TD\n  %% A --> B --> C --> D\n  A --> B', 166],
  ])('of %s', (_, code, height) => expect(diagramHeight(code)).toBe(height));

  it('has an end', () => {
    const long = Array.from({ length: 60 }, (_, index) => `  n${String(index)} --> n${String(index + 1)}`);
    expect(diagramHeight(`flowchart TD\n${long.join('\n')}`)).toBe(900);
  });
});
