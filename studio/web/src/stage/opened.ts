/** A stage, or null where the browser has none to offer; why is told. The rest of the page works without. */
export function opened<T>(make: () => T, tell: (problem: string) => void): T | null {
  try {
    return make();
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return null;
  }
}
