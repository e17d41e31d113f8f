import { defineMiddleware } from 'astro:middleware';

/** Reports the error of a page to the server that renders it; without a server the build stops. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    if (!locals.reportFailure) throw error;
    locals.reportFailure(error);
    return new Response(null, { status: 500 });
  }
});
