const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** When what is mounted has really been drawn: its fonts are loaded and two frames have passed. */
export async function painted(): Promise<void> {
  // The first frame lays the page out, which is what asks for the fonts.
  await frame();
  await document.fonts.ready;
  await frame();
  await frame();
}
