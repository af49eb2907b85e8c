// A class that is loaded by its name has a race.
class Main {
    static int counter;
    static class Plugin implements Runnable {
        public Plugin() {
        }
        @Override
        public void run() {
            counter++; // RACE!
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
