// Anonymous classes, one of which captures a holder.
class Main {
    static class Box {
        int value;
    }
    public static void main(String[] args) {
        final Box box = new Box();
        Runnable writer = new Runnable() {
            @Override public void run() {
                box.value = 1; // RACE!
            }
        };
        new Thread(writer).start();
        new Thread(new Runnable() {
            @Override public void run() {
                System.out.println(box.value); // RACE!
            }
        }).start();
    }
}
