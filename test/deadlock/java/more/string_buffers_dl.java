// Two StringBuffers are appended to each other.
class Main {
    static final StringBuffer first = new StringBuffer("a");
    static final StringBuffer second = new StringBuffer("b");

    static class Left extends Thread {
        @Override public void run() {
            for (int i = 0; i < 10; i++)
                first.append(second); // DEADLOCK!
        }
    }

    static class Right extends Thread {
        @Override public void run() {
            for (int i = 0; i < 10; i++)
                second.append(first); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread l = new Left();
        Thread r = new Right();
        l.start();
        r.start();
        l.join();
        r.join();
        System.out.println(first.length());
    }
}
