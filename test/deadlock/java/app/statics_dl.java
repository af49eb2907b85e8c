// static synchronized methods of two classes that call each other
class Main {
    static class Config {
        private static int version;
        static synchronized void reload() {
            version++;
            Log.write("reload");
        }
        static synchronized int version() {
            return version; // DEADLOCK!
        }
    }

    static class Log {
        private static int lines;
        static synchronized void write(String s) {
            lines++; // DEADLOCK!
        }
        static synchronized void banner() {
            System.out.println(Config.version() + " " + lines);
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
