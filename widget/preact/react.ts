/** What the components import from `react`, provided by Preact. */
export { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
