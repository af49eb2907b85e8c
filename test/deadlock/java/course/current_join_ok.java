public class CurrentJoin {
    static class Task extends Thread {
        @Override
        public void run() {
            System.out.println("working");
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Task t = new Task();
        t.start();
        t.join();
    }
}
