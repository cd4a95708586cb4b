type Fields = Readonly<Record<string, unknown>>;

/** Whether two values of JSON say the same, their fields in whichever order. One that is the very same is not looked into. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => same(value, other[at]));
  }
  return !Array.isArray(other) && sameFields(one, other);
}

function sameFields(one: object, other: object): boolean {
  const [ours, theirs] = [one, other] as [Fields, Fields];
  // A field that is not there and one that is undefined are the same in JSON.
  return (
    Object.keys(ours).every((key) => same(ours[key], theirs[key])) &&
    Object.keys(theirs).every((key) => theirs[key] === undefined || ours[key] !== undefined)
  );
}
