import type { PageAssets } from '@/server/pages/renderer';

/** Metadata of a page for search engines and link previews. */
export interface HeadProps {
  title: string;
  description: string;
  /** The page's absolute public URL for search engines and link previews; absent for pages without one. */
  canonical?: string;
  indexable: boolean;
  /** Absolute URL of a picture. */
  image?: string;
  imageAlt?: string;
  /** Size of the picture in pixels, if it is a wide one for sharing and not a portrait. */
  imageSize?: { width: number; height: number };
  ogType?: 'website' | 'profile';
  /** Given and family name of the person a profile is about. */
  names?: { first: string; last: string };
  /** Linked data, written as a data block that no browser executes. */
  jsonLd?: object;
}

/** JSON that cannot close its script element, whatever a name contains. */
export function inertJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The `<head>` of a server-rendered page. Only an indexable page may be found by search engines. */
export function Head({ assets, ...page }: HeadProps & { assets: PageAssets }) {
  const og = (property: string, content?: string) =>
    content && <meta property={property} content={content} />;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={page.indexable ? 'index, follow' : 'noindex'} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f151c" media="(prefers-color-scheme: dark)" />
      {page.canonical && <link rel="canonical" href={page.canonical} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/app.webmanifest" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <script src={assets.theme} />
      <link rel="stylesheet" href={assets.style} />
      <script type="module" src={assets.script} />
      {og('og:site_name', 'Quarterdeck')}
      {og('og:type', page.ogType ?? 'website')}
      {og('og:title', page.title)}
      {og('og:description', page.description)}
      {og('og:url', page.canonical)}
      {og('og:image', page.image)}
      {og('og:image:width', page.imageSize && String(page.imageSize.width))}
      {og('og:image:height', page.imageSize && String(page.imageSize.height))}
      {og('og:image:alt', page.image && page.imageAlt)}
      {og('profile:first_name', page.names?.first)}
      {og('profile:last_name', page.names?.last)}
      <meta name="twitter:card" content={page.imageSize ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      {page.image && <meta name="twitter:image" content={page.image} />}
      {page.jsonLd && (
        // Escaped by inertJson, and a data block: no browser executes it.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(page.jsonLd) }} />
      )}
    </head>
  );
}
