import { useEffect, useState } from 'react';

/** Whether the form has its script, and is not the markup that was drawn when the page was built. */
export function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}
