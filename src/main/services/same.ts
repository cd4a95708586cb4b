type Fields = Readonly<Record<string, unknown>>;

/** Whether two values of JSON say the same, their fields in whichever order. One that is the very same is not looked into. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && sameItems(one, other);
  }
  return !Array.isArray(other) && sameFields(one, other);
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!same(one[at], other[at])) return false;
  return true;
}

/** A field called `toString` is there only where somebody wrote it. */
const ownOf = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

function sameFields(one: object, other: object): boolean {
  const [ours, theirs] = [one, other] as [Fields, Fields];
  for (const key in ours) if (!same(ours[key], ownOf(theirs, key))) return false;
  // A field that is not there and one that is undefined are the same in JSON.
  for (const key in theirs) if (theirs[key] !== undefined && ownOf(ours, key) === undefined) return false;
  return true;
}
