// static synchronized methods of two classes that call each other
class Main {
    static class Config {
        private static int version;
        static synchronized void reload() {
            version++;
            Log.write("reload");
        }
        static synchronized int version() {
            return version;
        }
    }

    static class Log {
        private static int lines;
        static void write(String s) {
            synchronized (Log.class) {
                lines++;
            }
        }
        static void banner() {
            int v = Config.version();
            synchronized (Log.class) {
                System.out.println(v + " " + lines);
            }
        }
    }

    public static void main(String[] args) {
        Thread t = new Thread() {
            @Override public void run() {
                Config.reload();
            }
        };
        t.start();
        Log.banner();
    }
}
