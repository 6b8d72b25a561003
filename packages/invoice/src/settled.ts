import { NotComputable } from './decimals/decimal';

/** Calculates once: gives the result each time, or throws each time that it is not computable. */
export function settled<Result>(calculate: () => Result): () => Result {
  try {
    const result = calculate();
    return () => result;
  } catch (error) {
    if (!(error instanceof NotComputable)) throw error;
    return () => {
      throw error;
    };
  }
}
