/** A place on a body, in the words of its tables. */
export interface BodyPlace {
  readonly region: string;
  readonly spot: string;
  /** null: there is only one of it. */
  readonly side: string | null;
}

/** "Right knee", "Spine" */
export function placeWords({ spot, side }: BodyPlace): string {
  const words = side === null ? spot : `${side} ${spot}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether both are the same place, or both none. */
export const samePlace = (one: BodyPlace | null, other: BodyPlace | null): boolean =>
  one?.region === other?.region && one?.spot === other?.spot && one?.side === other?.side;
