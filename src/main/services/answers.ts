/**
 * One area of the bridge as its service offers it: the same methods, each answering what the contract says, at once or (where
 * it has to wait for a dialog or a disk) later.
 */
export type Answers<Api> = {
  readonly [Method in keyof Api]: Api[Method] extends (...args: infer Args) => Promise<infer Answer>
    ? (...args: Args) => Answer | Promise<Answer>
    : never;
};

/** An area whose every method answers at once. */
export type PromptAnswers<Api> = {
  readonly [Method in keyof Api]: Api[Method] extends (...args: infer Args) => Promise<infer Answer>
    ? (...args: Args) => Answer
    : never;
};
