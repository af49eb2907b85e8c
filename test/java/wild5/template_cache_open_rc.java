// A cache of compiled templates: double checked with a volatile map reference, but the map itself is changed in place.
// heddle: --open
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static class Template {
        private final String source;
        private final int parts;

        Template(String source) {
            this.source = source;
            this.parts = source.split("\\$").length;
        }

        public String render(String value) {
            return source.replace("$", value) + parts;
        }
    }

    public static class TemplateCache {
        private volatile Map<String, Template> cache = new HashMap<>();
        private int compiled;

        public Template get(String source) {
            Template t = cache.get(source); // RACE!
            if (t == null) {
                synchronized (this) {
                    t = cache.get(source); // NORACE
                    if (t == null) {
                        t = new Template(source);
                        cache.put(source, t); // RACE!
                        compiled++; // NORACE
                    }
                }
            }
            return t;
        }

        public synchronized void reset() {
            cache = new HashMap<>();
            compiled = 0; // NORACE
        }

        public synchronized int getCompiled() {
            return compiled; // NORACE
        }
    }
}
