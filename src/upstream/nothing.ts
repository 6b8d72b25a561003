/** In place of a module that is left out. */
export {};
