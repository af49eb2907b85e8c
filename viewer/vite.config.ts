import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

/**
 * The page may run its own script and nothing else, and may load nothing: a policy with the hash of
 * the inlined script. Data blocks are no scripts and need no entry.
 */
function contentPolicy(): Plugin {
  return {
    name: "content-policy",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
        const page = String(file.source).replace(/<script type="module" crossorigin>/g, '<script type="module">');
        const hashes = [...page.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(
          (match) => `'sha256-${createHash("sha256").update(match[1] ?? "").digest("base64")}'`,
        );
        const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${hashes.join(" ")}; base-uri 'none'; form-action 'none'`;
        file.source = page.replace(
          "<head>",
          `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      }
    },
  };
}

/** The script must come behind the data that it reads, also where modules are not deferred. */
export default defineConfig({
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), contentPolicy()],
  build: { target: "es2022", cssCodeSplit: false, assetsInlineLimit: 1e8, reportCompressedSize: false, modulePreload: false },
});
