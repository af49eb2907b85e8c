// An object that is made by the name of its class has a lock.
class Main {
    static int counter;
    static class Job implements Runnable {
        public void run() {
            synchronized (Main.class) {
            counter++;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Class<?> type = Class.forName("Main$Job");
        for (int i = 0; i < 2; i++) {
            Runnable job = (Runnable) type.newInstance();
            new Thread(job).start();
        }
    }
}
