import fc from 'fast-check';

// Property tests ask the same questions on every run, so that a result depends on the change alone.
// PROPERTY_SEED=N asks other questions.
const DEFAULT_SEED = 20_261_015;

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? DEFAULT_SEED) });
