// A class that is loaded by its name has a lock.
class Main {
    static int counter;
    static class Plugin implements Runnable {
        public Plugin() {
        }
        @Override
        public void run() {
            synchronized (Main.class) {
            counter++;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Runnable plugin = (Runnable) Class.forName("Main$Plugin").getDeclaredConstructor().newInstance();
        Thread a = new Thread(plugin);
        Thread b = new Thread(plugin);
        a.start();
        b.start();
    }
}
