/**
 * In place of prop-types 15.8.1: React 19 reads no `propTypes`, but the packages that declare some
 * still make them.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType });

export default anyType;
