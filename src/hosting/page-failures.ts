import { defineMiddleware } from 'astro:middleware';

/** Hands what a page fails with to the server that renders it; without one the build stops. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    if (!locals.reportFailure) throw error;
    locals.reportFailure(error);
    return new Response(null, { status: 500 });
  }
});
