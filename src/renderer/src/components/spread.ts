/**
 * Heights for labels that would lie on each other: in their order, at least `gap` apart, within `top` and `bottom`, and as near
 * to where they belong as that leaves.
 *
 * @param wanted rising
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const blocks: Block[] = [];
  for (const want of wanted) {
    let block: Block = { sum: want, size: 1, start: 0 };
    block = settled(block, gap, top, bottom);
    for (let last = blocks.at(-1); last && last.start + last.size * gap > block.start; last = blocks.at(-1)) {
      blocks.pop();
      // Together they stand so that on the whole none is farther from its place than it must be.
      const merged = {
        sum: last.sum + block.sum - block.size * last.size * gap,
        size: last.size + block.size,
        start: 0,
      };
      block = settled(merged, gap, top, bottom);
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ start, size }) => Array.from({ length: size }, (_, at) => start + at * gap));
}

/** Labels that touch: how many, where the first stands, and the sum of where the first would stand for each of them. */
interface Block {
  readonly sum: number;
  readonly size: number;
  readonly start: number;
}

function settled(block: Block, gap: number, top: number, bottom: number): Block {
  const lowest = bottom - (block.size - 1) * gap;
  return { ...block, start: Math.max(top, Math.min(lowest, block.sum / block.size)) };
}
