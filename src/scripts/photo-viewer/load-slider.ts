type SliderModule = typeof import('#src/lib/slider/slider.ts');

let loading: Promise<SliderModule> | undefined;

/** Loads what moves the photos, once; after a failure it is tried again. */
export function loadSlider(): Promise<SliderModule> {
  loading ??= import('#src/lib/slider/slider.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
