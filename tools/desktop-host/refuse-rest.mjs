export function refuseRest(electron) {
  return electron;
}
